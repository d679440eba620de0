/** An answer that comes when the story says so. */
export interface Held<Answer> {
  promise: Promise<Answer>;
  answer: (answer: Answer) => void;
}

export function held<Answer>(): Held<Answer> {
  let answer: Held<Answer>['answer'] = () => {};
  const promise = new Promise<Answer>((resolve) => {
    answer = resolve;
  });
  return { promise, answer };
}

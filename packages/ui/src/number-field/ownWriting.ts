import { numberFormatter, writeNumber } from '../formats/formats.ts';

/** The text of a react-aria number field in this product's writing: "1,200" is "1 200". What is being typed stays as typed. */
export function ownWriting(text: string, value: number, locale: string, options: Intl.NumberFormatOptions): string {
  const isFinished = text === numberFormatter(locale, options).format(value);
  return isFinished ? writeNumber(value, locale, options) : text;
}

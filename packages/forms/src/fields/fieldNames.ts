/** Names of the fields that hold a `Value` or nothing. */
export type NameOf<Input extends object, Value> = {
  [Name in keyof Input & string]-?: NonNullable<Input[Name]> extends Value ? Name : never;
}[keyof Input & string];

// The style sheet of the fonts, imported for its effect; TypeScript asks for types of that too.
export {};

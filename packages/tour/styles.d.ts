// The style sheet is imported for its effect; TypeScript asks for types of that too.
export {};

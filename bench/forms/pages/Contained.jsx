const contained = { contain: 'content' };

/** A field whose layout and paint concern nobody else. */
export const Contained = ({ children }) => <div style={contained}>{children}</div>;

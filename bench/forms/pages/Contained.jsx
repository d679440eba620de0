const contained = { contain: 'content' };

/** A field whose layout and paint are contained. */
export const Contained = ({ children }) => <div style={contained}>{children}</div>;

/** Number of cells rendered so far, one per row: shows how much a table re-renders. */
export const drawn = { cells: 0 };

/** The cell markup of every table; libraries add the element around it. */
export const cells = {
  name: ({ id, initials, name }) => {
    drawn.cells += 1;
    return (
      <span className="person">
        <span className="initials">{initials}</span>
        <a href={`#${id}`}>{name}</a>
      </span>
    );
  },
  email: ({ email }) => email,
  role: ({ role }) => role,
  created: ({ created }) => created,
  login: ({ login }) => login,
  status: ({ status }) => <span className={`badge badge-${status}`}>{status}</span>,
  actions: ({ name }) => (
    <button type="button" className="actions" aria-haspopup="menu" aria-label={`Actions for ${name}`}>
      ⋯
    </button>
  ),
};

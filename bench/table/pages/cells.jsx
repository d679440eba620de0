/** Cells drawn so far, one for each row: how much a table draws again. */
export const drawn = { cells: 0 };

/** The markup of every table's cells; libraries bring the box around them. */
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

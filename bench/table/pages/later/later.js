import './later.css';

export const isThere = true;

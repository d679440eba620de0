/** A picture: the data of one path on 24 by 24 units, drawn as a line. */
export type IconPicture = `M${string}`;

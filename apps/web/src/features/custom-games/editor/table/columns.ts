/** The columns: handle with number, picture, the four cells, menu. */
export const COLUMNS =
	"grid grid-cols-[3rem_2.75rem_minmax(0,1.35fr)_minmax(0,0.85fr)_minmax(0,1.1fr)_minmax(0,1.1fr)_2.75rem]";

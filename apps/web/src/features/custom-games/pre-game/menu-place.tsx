/** As large as the three dots that take its place. */
export function MenuPlace() {
	return <span className="size-11" />;
}

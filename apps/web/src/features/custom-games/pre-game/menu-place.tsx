/** As large as the menu button that replaces it. */
export function MenuPlace() {
	return <span className="size-11" />;
}

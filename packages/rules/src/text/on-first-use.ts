/**
 * Returns a function that makes a value when it is first called. For formats of `Intl` in modules of every page: a
 * phone takes 80 ms for a page's first, for which its start would wait.
 */
export function onFirstUse<Value extends object>(make: () => Value): () => Value {
	let made: Value | undefined;
	return () => {
		made ??= make();
		return made;
	};
}

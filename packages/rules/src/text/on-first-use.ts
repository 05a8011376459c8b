/** Returns a function that makes a value when it is first called, such as a format of `Intl`, which takes its time. */
export function onFirstUse<Value extends object>(make: () => Value): () => Value {
	let made: Value | undefined;
	return () => {
		made ??= make();
		return made;
	};
}

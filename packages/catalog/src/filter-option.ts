/** One choice of a game's start screen: what it says, and what is sent and stored. */
export interface FilterOption<Value extends string | number> {
	label: string;
	value: Value;
}

/**
 * Returns whether something that came from outside is the value of one of the options.
 *
 * @param options an option list of a `*.filters.ts`
 * @param value anything, such as a field of a request
 */
export function isOption<const Value extends string | number>(
	options: readonly FilterOption<Value>[],
	value: unknown,
): value is Value {
	return options.some((option) => option.value === value);
}

/**
 * Returns the option with a value, for its label or its bounds.
 *
 * @throws RangeError when the list has no such option
 */
export function optionOf<Value extends string | number, Option extends FilterOption<Value>>(
	options: readonly Option[],
	value: Option["value"],
): Option {
	const found = options.find((option) => option.value === value);
	if (!found) throw new RangeError(`No option ${value}`);
	return found;
}

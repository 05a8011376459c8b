/** A filter of a start screen: its label, and the value that is sent and stored. */
export interface FilterOption<Value extends string | number> {
	label: string;
	value: Value;
}

/** Whether an untrusted value, such as a field of a request, is one of the options. */
export function isOption<const Value extends string | number>(
	options: readonly FilterOption<Value>[],
	value: unknown,
): value is Value {
	return options.some((option) => option.value === value);
}

/** Returns the option with a value. @throws RangeError when the list has no such option. */
export function optionOf<Value extends string | number, Option extends FilterOption<Value>>(
	options: readonly Option[],
	value: Option["value"],
): Option {
	const found = options.find((option) => option.value === value);
	if (!found) throw new RangeError(`No option ${value}`);
	return found;
}

type Param = (value: unknown) => unknown;
type Search<Params extends Record<string, Param>> = {
	readonly [Name in keyof Params]?: ReturnType<Params[Name]> | undefined;
};

/** For `validateSearch`. Invalid parameters are set to undefined, or they would stay in the address. */
export function parseSearch<Params extends Record<string, Param>>(params: Params) {
	return (search: Record<string, unknown>): Search<Params> =>
		Object.fromEntries(
			Object.entries(params).map(([name, parse]) => [name, parse(search[name])]),
		) as Search<Params>;
}

/** The router reads "2024" as a number. */
export function textParam(value: unknown): string | undefined {
	if (typeof value !== "string" && typeof value !== "number") return undefined;
	return String(value).trim() || undefined;
}

/** The number of a page; undefined for the first. */
export function pageParam(value: unknown): number | undefined {
	const page = Number(value);
	return Number.isInteger(page) && page > 1 ? page : undefined;
}

/** Undefined unless it is set. */
export function flagParam(value: unknown): true | undefined {
	return value === true ? true : undefined;
}

/** One of the values. The default is not among them, because it is left out of addresses. */
export function oneOf<const Value extends string>(values: readonly Value[]) {
	return (value: unknown): Value | undefined => values.find((each) => each === value);
}

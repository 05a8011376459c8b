/** The HTTP statuses of the documented errors (contract.md). */
export type ErrorStatus = 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 429 | 500 | 503;

/** One feature's part of the catalogue. Every code begins with the feature's name, so no two features can have the same code. */
export type ErrorTable<Feature extends string> = Readonly<
	Record<`${Feature}/${string}`, { readonly status: ErrorStatus; readonly message: string }>
>;

/** The part of it with status 500: what a client may say of a call that failed without a reason. */
export type FailureTable<Feature extends string> = Readonly<
	Record<`${Feature}/${string}`, { readonly status: 500; readonly message: string }>
>;

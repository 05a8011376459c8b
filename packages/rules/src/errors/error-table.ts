/** The HTTP statuses that the documented calls may answer. */
type ErrorStatus = 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 429 | 500 | 503;

/** One feature's part of the catalogue. Its codes begin with the feature's name, so that no two features share one. */
export type ErrorTable<Feature extends string> = Readonly<
	Record<`${Feature}/${string}`, { readonly status: ErrorStatus; readonly message: string }>
>;

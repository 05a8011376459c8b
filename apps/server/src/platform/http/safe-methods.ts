const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/** Whether a request changes nothing (RFC 9110, 9.2.1). */
export function isSafe({ method }: { readonly method: string }): boolean {
	return SAFE_METHODS.has(method);
}

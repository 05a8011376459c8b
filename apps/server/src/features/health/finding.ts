/** A problem keeps the site, or a part of it, from working. */
type Verdict = "ok" | "warning" | "problem";

/** What one check has found, for `hilo doctor` and the administrators' dashboard. */
export interface Finding {
	readonly name: string;
	readonly verdict: Verdict;
	readonly found: string;
	/** What the operator can do; null for "ok". */
	readonly remedy: string | null;
	/** A page about it, elsewhere. */
	readonly link: string | null;
}

export function ok(name: string, found: string): Finding {
	return { name, verdict: "ok", found, remedy: null, link: null };
}

export function warning(name: string, found: string, remedy: string, link: string | null = null): Finding {
	return { name, verdict: "warning", found, remedy, link };
}

export function problem(name: string, found: string, remedy: string): Finding {
	return { name, verdict: "problem", found, remedy, link: null };
}

/** A problem keeps the site, or a part of it, from working. */
type Verdict = "ok" | "warning" | "problem";

export interface Finding {
	readonly name: string;
	readonly verdict: Verdict;
	readonly found: string;
	/** What the operator can do; null for "ok". */
	readonly advice: string | null;
}

export function ok(name: string, found: string): Finding {
	return { name, verdict: "ok", found, advice: null };
}

export function warning(name: string, found: string, advice: string): Finding {
	return { name, verdict: "warning", found, advice };
}

export function problem(name: string, found: string, advice: string): Finding {
	return { name, verdict: "problem", found, advice };
}

/** How bad it is: a problem keeps the site, or a part of it, from working. */
export type Verdict = "ok" | "warning" | "problem";

/** What one look at the site has found. */
export interface Finding {
	readonly name: string;
	readonly verdict: Verdict;
	/** What was found, in a sentence. */
	readonly found: string;
	/** What to do about it; null where nothing is to be done. */
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

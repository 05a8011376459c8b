import type { Line } from "../../report.ts";
import type { OperatorSite } from "../operator-site.ts";
import type { DatabaseName } from "../options.ts";
import type { SiteProcess } from "../site-process.ts";

/** The site that is attacked, and the database behind it. */
export interface Target {
	readonly site: SiteProcess;
	readonly operator: OperatorSite;
}

/** What is ready to be run. */
export interface Prepared {
	run(): Promise<unknown>;
	/** What else must hold afterwards. */
	findings?(): Promise<Line[]> | Line[];
}

/** Something that one visitor or player does to stop the site. */
export interface Attack {
	readonly name: string;
	/** SQLite unless it is about the other. */
	readonly database?: DatabaseName;
	/** Settings that differ from the usual ones. */
	readonly env?: Readonly<Record<string, string>>;
	/** Makes what the attack needs, before the clock runs. */
	prepare(target: Target): Promise<Prepared>;
}

import type { Line } from "../../report.ts";
import type { OperatorSite } from "../operator-site.ts";
import type { DatabaseName } from "../options.ts";
import type { SiteProcess } from "../site-process.ts";

interface Target {
	readonly site: SiteProcess;
	readonly operator: OperatorSite;
}

interface Prepared {
	run(): Promise<unknown>;
	findings?(): Promise<Line[]> | Line[];
}

export interface Attack {
	readonly name: string;
	/** SQLite by default. */
	readonly database?: DatabaseName;
	readonly env?: Readonly<Record<string, string>>;
	prepare(target: Target): Promise<Prepared>;
}

import { DAY_MS } from "@hilo/rules/time/durations";
import { type Finding, ok, warning } from "./finding.ts";

const MAX_AGE_DAYS = 7;

export function checkBackupAge(lastBackupAt: number | null, now: number): Finding {
	const advice = "Run hilo backup every night, and keep the file on another machine.";
	if (lastBackupAt === null) return warning("Backup", "hilo backup has never written one", advice);
	const days = Math.floor((now - lastBackupAt) / DAY_MS);
	const found = `the last one was written ${days <= 0 ? "today" : `${days} day${days === 1 ? "" : "s"} ago`}`;
	return days > MAX_AGE_DAYS ? warning("Backup", found, advice) : ok("Backup", found);
}

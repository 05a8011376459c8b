import type { SiteSettings } from "./site-settings.ts";

export interface MaintenanceNotice {
	readonly message: string | null;
	/** The expected end, ISO 8601. */
	readonly until: string | null;
	/** Counts the changes, so that no two states have the same text. */
	readonly change: number;
}

const NO_NOTICE: MaintenanceNotice = { message: null, until: null, change: 0 };

export function readNotice(stored: string): MaintenanceNotice {
	return stored === "" ? NO_NOTICE : JSON.parse(stored);
}

/** Returns another text after each change, for what must not be shown across one. */
export async function maintenanceState({
	siteSettings,
}: {
	readonly siteSettings: Pick<SiteSettings, "get">;
}): Promise<string> {
	return `${await siteSettings.get("maintenance")} ${await siteSettings.get("maintenanceNotice")}`;
}

/** Whether somebody may use the site now: during maintenance administrators only (D20). */
export function mayEnter(site: { maintenanceMode: boolean }, user: { isAdmin: boolean } | null): boolean {
	return !site.maintenanceMode || user?.isAdmin === true;
}

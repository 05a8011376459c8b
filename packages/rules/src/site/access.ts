/** Returns whether somebody may use the site now. During maintenance only administrators may (D20). */
export function mayEnter(site: { maintenanceMode: boolean }, user: { isAdmin: boolean } | null): boolean {
	return !site.maintenanceMode || user?.isAdmin === true;
}

// Promised in docs/product.md#maintenance.

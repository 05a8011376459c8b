/** Returns whether a user (null: a visitor) may use the site. During maintenance only administrators may. */
export function mayEnter(site: { maintenanceMode: boolean }, user: { isAdmin: boolean } | null): boolean {
	return !site.maintenanceMode || user?.isAdmin === true;
}

// Promised in docs/product.md#maintenance.

import type { MenuItem } from "../../platform/slots.ts";

export const adminItem: MenuItem = {
	label: "Admin Dashboard",
	link: { to: "/admin" },
	isFor: ({ isAdmin }) => isAdmin,
};

import type { MenuItem } from "../../platform/slots.ts";

export const dailyItem: MenuItem = { label: "Daily deck", link: { to: "/daily" } };

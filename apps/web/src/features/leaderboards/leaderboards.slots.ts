import type { MenuItem } from "../../platform/slots.ts";

export const leaderboardItem: MenuItem = { label: "Leaderboard", link: { to: "/leaderboard" } };

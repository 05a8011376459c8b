import { useMe } from "../../../platform/session.ts";
import { Count } from "../../../ui/count.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import type { HubTab } from "./hub-search.ts";

const LINKS: readonly { readonly id: HubTab | "discover"; readonly label: string }[] = [
	{ id: "discover", label: "Discover" },
	{ id: "my-games", label: "My Games" },
	{ id: "shared-with-me", label: "Shared With Me" },
	{ id: "invitations", label: "Invitations" },
	{ id: "leaderboards", label: "Leaderboards" },
];

export function HubTabs({ shown }: { shown: HubTab | "discover" }) {
	const invitations = useMe()?.gameInvitations ?? 0;
	return (
		<Tabs
			label="Custom games"
			shown={shown}
			tabs={LINKS.map(({ id, label }) => ({
				id,
				label,
				link: { to: "/custom-games", search: id === "discover" ? {} : { tab: id } },
				after: id === "invitations" && <Count total={invitations} className="ml-2" />,
			}))}
		/>
	);
}

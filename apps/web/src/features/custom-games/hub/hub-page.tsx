import { useSearch } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { lazyPart } from "../../../platform/lazy-part.tsx";
import { useSignedIn } from "../../../platform/session.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Count } from "../../../ui/chip.tsx";
import { catchLostFocus } from "../../../ui/focus.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PageSpinner } from "../../../ui/spinner.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { GameDialogs } from "../card/game-dialogs.tsx";
import { OwnGames, SharedGames } from "../lists/game-lists.tsx";
import { InvitationList } from "../lists/invitation-list.tsx";
import { BoardsTab } from "./boards-tab.tsx";
import { DiscoverTab } from "./discover-tab.tsx";
import type { HubTab } from "./hub-search.ts";

const NewGamePage = lazyPart(() => import("../editor/edit-page.tsx"), "NewGamePage", <PageSpinner />);

type TabId = HubTab | "discover";

const TABS: Readonly<Record<TabId, { readonly title: string; readonly Content: ComponentType }>> = {
	discover: { title: "Discover", Content: DiscoverTab },
	"my-games": { title: "My Games", Content: OwnGames },
	"shared-with-me": { title: "Shared With Me", Content: SharedGames },
	invitations: { title: "Invitations", Content: InvitationList },
	leaderboards: { title: "Leaderboards", Content: BoardsTab },
};

const TAB_IDS = Object.keys(TABS) as readonly TabId[];

export function HubPage() {
	const me = useSignedIn("/custom-games");
	const { tab = "discover", create } = useSearch({ from: "/custom-games/" });
	if (!me) return <PageSpinner />;
	if (create) return <NewGamePage />;
	const { title, Content } = TABS[tab];
	return (
		<div className="wide pt-5 md:pt-9">
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
				<h1 className="text-[clamp(2.25rem,10.2vw,3.5rem)] leading-none tracking-[-0.01em]">Custom Games</h1>
				<LinkButton to="/custom-games" search={{ create: true }} className="max-sm:w-full">
					<Icon name="plus" className="size-5 stroke-4" />
					Create New Game
				</LinkButton>
			</div>
			<div className="mt-5 md:mt-8">
				<Tabs
					label="Custom games"
					shown={tab}
					tabs={TAB_IDS.map((id) => ({
						id,
						label: TABS[id].title,
						link: { to: "/custom-games", search: id === "discover" ? {} : { tab: id } },
						after: id === "invitations" && <Count total={me.gameInvitations} className="ml-2" />,
					}))}
				/>
			</div>
			<GameDialogs>
				<section ref={catchLostFocus} aria-labelledby="hub-tab" className="mt-6 md:mt-8">
					<h2 id="hub-tab" className="sr-only">
						{title}
					</h2>
					<Content key={tab} />
				</section>
			</GameDialogs>
		</div>
	);
}

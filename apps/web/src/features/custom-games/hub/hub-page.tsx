import { useSearch } from "@tanstack/react-router";
import { memo, useRef } from "react";
import { useSignedIn } from "../../../platform/use-signed-in.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PageSpinner } from "../../../ui/spinner.tsx";
import { useLostFocus } from "../../friends/use-lost-focus.ts";
import { GameQuestions } from "../card/game-questions.tsx";
import { GameEditor, TAB_CONTENTS } from "./hub-islands.ts";
import type { HubTab } from "./hub-search.ts";
import { HubTabs } from "./hub-tabs.tsx";

const TITLES: Readonly<Record<HubTab | "discover", string>> = {
	discover: "Discover",
	"my-games": "My Games",
	"shared-with-me": "Shared With Me",
	invitations: "Invitations",
	leaderboards: "Leaderboards",
};

export function HubPage() {
	const me = useSignedIn("/custom-games");
	const { tab = "discover", create } = useSearch({ from: "/custom-games/" });
	const box = useRef<HTMLDivElement>(null);
	useLostFocus(box);
	if (!me) return <PageSpinner />;
	if (create) return <GameEditor />;
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
				<HubTabs shown={tab} />
			</div>
			<GameQuestions>
				<section ref={box} aria-labelledby="hub-tab" className="mt-6 md:mt-8">
					<h2 id="hub-tab" className="sr-only">
						{TITLES[tab]}
					</h2>
					<Content tab={tab} />
				</section>
			</GameQuestions>
		</div>
	);
}

/** Memoised, because a rerender before hydration would remove the server's markup until the code is loaded. */
const Content = memo(function Content({ tab }: { tab: HubTab | "discover" }) {
	const Shown = TAB_CONTENTS[tab];
	return <Shown key={tab} />;
});

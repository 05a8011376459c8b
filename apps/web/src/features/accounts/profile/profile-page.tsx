import { Link, useHydrated, useSearch } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense } from "react";
import type { Me } from "../../../platform/session.ts";
import { PageSpinner, Spinner } from "../../../ui/spinner.tsx";
import { BadgesTab } from "../../progression/badges-tab.tsx";
import { LevelMeter } from "../../progression/level-meter.tsx";
import { OverviewTab } from "./overview-tab.tsx";
import { ProfileHeader } from "./profile-header.tsx";
import { PROFILE_TABS, type ProfileTab } from "./profile-tab.ts";
import { usePlayer } from "./use-player.ts";

const SettingsTab = lazy(() =>
	import("../settings/settings-tab.tsx").then((module) => ({ default: module.SettingsTab })),
);

const TABS: Record<ProfileTab, { label: string; content: (me: Me) => ReactNode }> = {
	overview: { label: "Overview", content: (me) => <OverviewTab me={me} /> },
	badges: { label: "Badges", content: (me) => <BadgesTab me={me} /> },
	settings: {
		label: "Settings",
		content: (me) => (
			<Later>
				<SettingsTab me={me} />
			</Later>
		),
	},
};

/** One's own profile. */
export function ProfilePage() {
	const me = usePlayer();
	const { tab = "overview" } = useSearch({ from: "/profile" });
	if (!me) return <PageSpinner />;
	return (
		<div className="wide pt-8 md:pt-14">
			<ProfileHeader username={me.username} avatarUrl={me.avatarUrl} memberSince={me.createdAt}>
				<LevelMeter xp={me.xp} className="col-span-2 lg:col-span-1 lg:col-start-3 lg:w-80" />
			</ProfileHeader>
			<nav aria-label="Profile" className="mt-10 flex gap-1 border-b-2 border-line md:mt-14">
				{PROFILE_TABS.map((id) => (
					<Link
						key={id}
						to="/profile"
						search={id === "overview" ? {} : { tab: id }}
						replace
						resetScroll={false}
						activeOptions={{ exact: true, explicitUndefined: true }}
						aria-current={id === tab ? "page" : undefined}
						className="-mb-0.5 border-b-4 border-transparent px-3 py-3 font-display text-lg font-bold text-muted hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink md:px-5 md:text-xl"
					>
						{TABS[id].label}
					</Link>
				))}
			</nav>
			<div className="mt-10 md:mt-14">{TABS[tab].content(me)}</div>
		</div>
	);
}

/** For what can only be used with its script: the server leaves its place, and it comes by itself. */
function Later({ children }: { children: ReactNode }) {
	const waiting = (
		<div className="grid min-h-96 place-items-center">
			<Spinner />
		</div>
	);
	return useHydrated() ? <Suspense fallback={waiting}>{children}</Suspense> : waiting;
}

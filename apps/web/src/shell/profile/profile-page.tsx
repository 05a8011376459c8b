import { Link, useSearch } from "@tanstack/react-router";
import { Suspense } from "react";
import { ProfileHeader } from "../../features/profiles/profile-header.tsx";
import { LevelMeter } from "../../features/progression/level-meter.tsx";
import type { ProfileTab } from "../../platform/slots.ts";
import { PageSpinner, Spinner } from "../../ui/spinner.tsx";
import { CountBadge } from "../count-badge.tsx";
import { PROFILE_TABS } from "../slots.ts";
import { profileTab } from "./profile-tab.ts";
import { usePlayer } from "./use-player.ts";

/** One's own profile: the frame around the tabs that the features bring. */
export function ProfilePage() {
	const me = usePlayer();
	const shown = profileTab(useSearch({ from: "/profile" }).tab);
	if (!me) return <PageSpinner />;
	return (
		<div className="wide pt-8 md:pt-14">
			<ProfileHeader username={me.username} avatarUrl={me.avatarUrl} memberSince={me.createdAt}>
				<LevelMeter xp={me.xp} className="col-span-2 lg:col-span-1 lg:col-start-3 lg:w-80" />
			</ProfileHeader>
			<nav aria-label="Profile" className="mt-10 flex gap-1 border-b-2 border-line md:mt-14">
				{PROFILE_TABS.map((tab) => (
					<Link
						key={tab.id}
						to="/profile"
						search={tab.id === "overview" ? {} : { tab: tab.id }}
						replace
						resetScroll={false}
						activeOptions={{ exact: true, explicitUndefined: true }}
						aria-current={tab.id === shown.id ? "page" : undefined}
						className="-mb-0.5 border-b-4 border-transparent px-3 py-3 font-display text-lg font-bold text-muted hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink md:px-5 md:text-xl"
					>
						{tab.label}
						<TabCount tab={tab} />
					</Link>
				))}
			</nav>
			<div className="mt-10 md:mt-14">
				<Suspense key={shown.id} fallback={<TabSpinner />}>
					<shown.Content me={me} />
				</Suspense>
			</div>
		</div>
	);
}

const TabCount = ({ tab }: { tab: ProfileTab }) => <CountBadge counts={[tab.useCount]} className="ml-2" />;

function TabSpinner() {
	return (
		<div className="grid min-h-96 place-items-center">
			<Spinner />
		</div>
	);
}

import { useSearch } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { SettingsTab } from "../features/accounts/settings/settings-tab.tsx";
import { useInvitationCount } from "../features/custom-games/lists/invitation-list.tsx";
import { ProfileGames } from "../features/custom-games/lists/profile-games.tsx";
import { InviteFriends } from "../features/custom-games/share/invite-friends.tsx";
import { OwnDuels } from "../features/duels/own-duels.tsx";
import { FriendsTab } from "../features/friends/friends-tab.tsx";
import { OverviewTab } from "../features/profiles/overview-tab.tsx";
import { ProfileHeader } from "../features/profiles/profile-header.tsx";
import { BadgesTab } from "../features/progression/badges-tab.tsx";
import { LevelMeter } from "../features/progression/level-meter.tsx";
import { SupportTab } from "../features/support/support-tab.tsx";
import { type Me, useSignedIn } from "../platform/session.ts";
import { PageSpinner } from "../ui/spinner.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { CountBadge, type CountHook, useSocialCount, useSupportCount } from "./counts.tsx";
import { PROFILE_TAB_IDS, type ProfileTabId } from "./profile-search.ts";

export function ProfilePage() {
	const me = useSignedIn("/profile");
	const { tab = "overview" } = useSearch({ from: "/profile" });
	const { Content } = PROFILE_TABS[tab];
	if (!me) return <PageSpinner />;
	return (
		<div className="wide pt-5 md:pt-14">
			<ProfileHeader username={me.username} avatarUrl={me.avatarUrl} memberSince={me.createdAt}>
				<LevelMeter xp={me.xp} className="col-span-2 lg:col-span-1 lg:col-start-3 lg:w-80" />
			</ProfileHeader>
			<div className="mt-5 md:mt-14">
				<Tabs label="Profile" tabs={TABS} shown={tab} />
			</div>
			<div className="mt-8 md:mt-14">
				<Content key={tab} me={me} />
			</div>
		</div>
	);
}

interface ProfileTab {
	readonly label: string;
	readonly Content: ComponentType<{ me: Me }>;
	readonly useCount?: CountHook;
}

const PROFILE_TABS: Readonly<Record<ProfileTabId, ProfileTab>> = {
	overview: { label: "Overview", Content: OverviewTab },
	badges: { label: "Badges", Content: BadgesTab },
	"custom-games": { label: "Custom Games", Content: ProfileGames, useCount: useInvitationCount },
	friends: { label: "Friends", Content: Social, useCount: useSocialCount },
	settings: { label: "Settings", Content: SettingsTab },
	support: { label: "Support", Content: SupportTab, useCount: useSupportCount },
};

/** The overview has the profile's own address. */
const TABS = PROFILE_TAB_IDS.map((id) => {
	const { label, useCount } = PROFILE_TABS[id];
	return {
		id,
		label,
		link: { to: "/profile", search: id === "overview" ? {} : { tab: id } } as const,
		after: useCount && <CountBadge useCount={useCount} className="ml-2" />,
	};
});

function Social({ me }: { me: Me }) {
	return (
		<InviteFriends>
			<OwnDuels>
				<FriendsTab me={me} />
			</OwnDuels>
		</InviteFriends>
	);
}

import { useSearch } from "@tanstack/react-router";
import { type ComponentType, type ReactNode, useRef } from "react";
import { SettingsTab } from "../features/accounts/settings/settings-tab.tsx";
import { ProfileGames } from "../features/custom-games/lists/profile-games.tsx";
import { InviteFriends } from "../features/custom-games/share/invite-friends.tsx";
import { DuelsLine } from "../features/duels/duels-line.tsx";
import { FriendsTab } from "../features/friends/friends-tab.tsx";
import { OverviewTab } from "../features/profiles/overview-tab.tsx";
import { ProfileHeader } from "../features/profiles/profile-header.tsx";
import { BadgesTab } from "../features/progression/badges-tab.tsx";
import { LevelMeter } from "../features/progression/level-meter.tsx";
import { SupportTab } from "../features/support/support-tab.tsx";
import { type Me, useSignedIn } from "../platform/session.ts";
import { Count } from "../ui/count.tsx";
import { PageSpinner } from "../ui/spinner.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { useLostFocus } from "../ui/use-lost-focus.ts";
import { PROFILE_TAB_IDS, type ProfileTabId } from "./profile-search.ts";
import { type CountName, useCounts } from "./use-counts.ts";

export function ProfilePage() {
	const me = useSignedIn("/profile");
	const { tab = "overview" } = useSearch({ from: "/profile" });
	const counts = useCounts();
	const { Content } = PROFILE_TABS[tab];
	const tabs = PROFILE_TAB_IDS.map((id) => {
		const { label, count } = PROFILE_TABS[id];
		return {
			id,
			label,
			// The overview has the profile's own address.
			link: { to: "/profile", search: id === "overview" ? {} : { tab: id } } as const,
			after: count && <Count total={counts[count]} className="ml-2" />,
		};
	});
	if (!me) return <PageSpinner />;
	return (
		<div className="wide pt-5 md:pt-14">
			<ProfileHeader username={me.username} avatarUrl={me.avatarUrl} memberSince={me.createdAt}>
				<LevelMeter xp={me.xp} className="col-span-2 lg:col-span-1 lg:col-start-3 lg:w-80" />
			</ProfileHeader>
			<div className="mt-5 md:mt-14">
				<Tabs label="Profile" tabs={tabs} shown={tab} />
			</div>
			<TabContent key={tab}>
				<Content me={me} />
			</TabContent>
		</div>
	);
}

function TabContent({ children }: { children: ReactNode }) {
	const box = useRef<HTMLDivElement>(null);
	useLostFocus(box);
	return (
		<div ref={box} className="mt-8 md:mt-14">
			{children}
		</div>
	);
}

interface ProfileTab {
	readonly label: string;
	readonly Content: ComponentType<{ me: Me }>;
	readonly count?: CountName;
}

const PROFILE_TABS: Readonly<Record<ProfileTabId, ProfileTab>> = {
	overview: { label: "Overview", Content: OverviewTab },
	badges: { label: "Badges", Content: BadgesTab },
	"custom-games": { label: "Custom Games", Content: ProfileGames, count: "invitations" },
	friends: { label: "Friends", Content: Social, count: "requests" },
	settings: { label: "Settings", Content: SettingsTab },
	support: { label: "Support", Content: SupportTab, count: "support" },
};

function Social({ me }: { me: Me }) {
	return (
		<InviteFriends>
			<DuelsLine />
			<FriendsTab me={me} />
		</InviteFriends>
	);
}

import { Link, useSearch } from "@tanstack/react-router";
import type { ComponentType, ReactNode } from "react";
import { SettingsTab } from "../features/accounts/settings/settings-tab.tsx";
import { ProfileGames } from "../features/custom-games/lists/profile-games.tsx";
import { InviteFriends } from "../features/custom-games/share/invite-friends.tsx";
import { FriendsTab } from "../features/friends/friends-tab.tsx";
import { OverviewTab } from "../features/profiles/overview-tab.tsx";
import { ProfileHeader } from "../features/profiles/profile-header.tsx";
import { BadgesTab } from "../features/progression/badges-tab.tsx";
import { LevelMeter } from "../features/progression/level-meter.tsx";
import { SupportTab } from "../features/support/support-tab.tsx";
import { type Me, useSignedIn } from "../platform/session.ts";
import { Count } from "../ui/chip.tsx";
import { catchLostFocus } from "../ui/focus.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";
import { PageSpinner } from "../ui/spinner.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { PROFILE_TAB_IDS, type ProfileTabId } from "./profile-search.ts";
import { type CountName, useCounts } from "./use-counts.ts";

export function ProfilePage() {
	const me = useSignedIn("/profile");
	const { tab = "overview", ticket } = useSearch({ from: "/profile" });
	const counts = useCounts();
	const { Content } = PROFILE_TABS[tab];
	const tabs = PROFILE_TAB_IDS.map((id) => {
		const { label, count, icon } = PROFILE_TABS[id];
		return {
			id,
			label,
			link: linkTo(id),
			after: count && <Count total={counts[count]} className="ml-2" />,
			isWideOnly: icon !== undefined,
		};
	});
	if (!me) return <PageSpinner />;
	return (
		<div className={`wide pt-5 low:pt-5 ${ticket ? "md:pt-9" : "md:pt-14"}`}>
			{/* A ticket needs the header's space, and has a link back. */}
			{ticket ? (
				<h1 className="sr-only">Support</h1>
			) : (
				<div className="mb-8 md:mb-14 low:mb-6">
					<ProfileHeader username={me.username} avatarUrl={me.avatarUrl} memberSince={me.createdAt}>
						<IconTabs shown={tab} />
						<LevelMeter
							xp={me.xp}
							className="col-span-3 md:col-span-2 lg:col-span-1 lg:col-start-3 lg:w-80 low:md:col-span-1 low:md:col-start-3 low:md:w-80"
						/>
					</ProfileHeader>
					<div className="mt-5 md:mt-14 low:mt-4">
						<Tabs label="Profile" tabs={tabs} shown={tab} />
					</div>
				</div>
			)}
			<TabContent key={tab}>
				<Content me={me} />
			</TabContent>
		</div>
	);
}

/** The overview has the profile's own address. */
const linkTo = (id: ProfileTabId) =>
	({ to: "/profile", search: id === "overview" ? {} : { tab: id } }) as const;

/** On phones, whose row of tabs has no space for these. */
function IconTabs({ shown }: { shown: ProfileTabId }) {
	const counts = useCounts();
	return (
		<nav aria-label="Account" className="col-start-3 row-start-1 -ml-2.5 flex self-start md:hidden">
			{PROFILE_TAB_IDS.map((id) => {
				const { label, count, icon } = PROFILE_TABS[id];
				return (
					icon && (
						<Link
							key={id}
							{...linkTo(id)}
							replace
							resetScroll={false}
							aria-current={id === shown ? "page" : undefined}
							className="press tab relative grid size-11 place-items-center pt-1"
						>
							<Icon name={icon} label={label} />
							{count && <Count total={counts[count]} className="absolute -top-3 -right-2" />}
						</Link>
					)
				);
			})}
		</nav>
	);
}

function TabContent({ children }: { children: ReactNode }) {
	return <div ref={catchLostFocus}>{children}</div>;
}

interface ProfileTab {
	readonly label: string;
	readonly Content: ComponentType<{ me: Me }>;
	readonly count?: CountName;
	/** Stands for the label in the profile's head on phones. */
	readonly icon?: IconName;
}

const PROFILE_TABS: Readonly<Record<ProfileTabId, ProfileTab>> = {
	overview: { label: "Overview", Content: OverviewTab },
	badges: { label: "Badges", Content: BadgesTab },
	"custom-games": { label: "Custom Games", Content: ProfileGames, count: "invitations" },
	friends: { label: "Friends", Content: Social, count: "requests" },
	settings: { label: "Settings", Content: SettingsTab, icon: "gear" },
	support: { label: "Support", Content: SupportTab, count: "support", icon: "help" },
};

function Social({ me }: { me: Me }) {
	const { duels } = useCounts();
	return (
		<InviteFriends>
			<div className="mb-8 grid gap-3 sm:grid-cols-2 md:mb-12">
				<LinkLine to="/friends">Open Friends</LinkLine>
				<LinkLine to="/duels">
					Your duels
					<Count total={duels} />
				</LinkLine>
			</div>
			<FriendsTab me={me} />
		</InviteFriends>
	);
}

function LinkLine({ to, children }: { to: "/friends" | "/duels"; children: ReactNode }) {
	return (
		<Link
			to={to}
			className="flex min-h-14 items-center gap-3 rounded-md bg-raise px-4 font-bold shadow-card hover:underline"
		>
			{children}
			<span aria-hidden="true" className="ml-auto text-muted">
				→
			</span>
		</Link>
	);
}

import { useSearch } from "@tanstack/react-router";
import { ProfileHeader } from "../../features/profiles/profile-header.tsx";
import { LevelMeter } from "../../features/progression/level-meter.tsx";
import { useSignedIn } from "../../platform/use-signed-in.ts";
import { PageSpinner } from "../../ui/spinner.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { CountBadge } from "../count-badge.tsx";
import { PROFILE_TAB_IDS } from "../profile-search.ts";
import { PROFILE_TABS } from "./profile-tabs.tsx";

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

/** The overview has the profile's own address. */
const TABS = PROFILE_TAB_IDS.map((id) => ({
	id,
	label: PROFILE_TABS[id].label,
	link: { to: "/profile", search: id === "overview" ? {} : { tab: id } } as const,
	after: <CountBadge counts={[PROFILE_TABS[id].useCount]} className="ml-2" />,
}));

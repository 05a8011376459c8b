import type { ComponentType } from "react";
import { SettingsTab } from "../../features/accounts/settings/settings-tab.tsx";
import { InviteFriends } from "../../features/custom-games/invite/invite-friends.tsx";
import { ProfileGames } from "../../features/custom-games/lists/profile-games.tsx";
import { useInvitationCount } from "../../features/custom-games/use-invitation-count.ts";
import { OwnDuels } from "../../features/duels/own-duels.tsx";
import { FriendsTab } from "../../features/friends/friends-tab.tsx";
import { OverviewTab } from "../../features/profiles/overview-tab.tsx";
import { BadgesTab } from "../../features/progression/badges-tab.tsx";
import { SupportTab } from "../../features/support/support-tab.tsx";
import { useSupportCount } from "../../features/support/use-support-count.ts";
import type { Me } from "../../platform/session.ts";
import { type Count, useSocialCount } from "../menu-items.ts";
import type { ProfileTabId } from "../profile-search.ts";

interface ProfileTab {
	readonly label: string;
	readonly Content: ComponentType<{ me: Me }>;
	readonly useCount?: Count;
}

export const PROFILE_TABS: Readonly<Record<ProfileTabId, ProfileTab>> = {
	overview: { label: "Overview", Content: OverviewTab },
	badges: { label: "Badges", Content: BadgesTab },
	"custom-games": { label: "Custom Games", Content: ProfileGames, useCount: useInvitationCount },
	friends: { label: "Friends", Content: Social, useCount: useSocialCount },
	settings: { label: "Settings", Content: SettingsTab },
	support: { label: "Support", Content: SupportTab, useCount: useSupportCount },
};

function Social({ me }: { me: Me }) {
	return (
		<InviteFriends>
			<OwnDuels>
				<FriendsTab me={me} />
			</OwnDuels>
		</InviteFriends>
	);
}

import type { Insertable, Selectable, Updateable } from "kysely";
import { ACCOUNTS_TABLES } from "./tables/accounts.tables.ts";
import { ADMINISTRATION_TABLES } from "./tables/administration.tables.ts";
import { ANALYTICS_TABLES } from "./tables/analytics.tables.ts";
import { BOARDS_TABLES } from "./tables/boards.tables.ts";
import { CHAT_TABLES } from "./tables/chat.tables.ts";
import type { TablesOf } from "./tables/column.ts";
import { CUSTOM_GAMES_TABLES } from "./tables/custom-games.tables.ts";
import { CUSTOM_PLAY_TABLES } from "./tables/custom-play.tables.ts";
import { DAILY_TABLES } from "./tables/daily.tables.ts";
import { DUELS_TABLES } from "./tables/duels.tables.ts";
import { FRIENDS_TABLES } from "./tables/friends.tables.ts";
import { GUESTS_TABLES } from "./tables/guests.tables.ts";
import { LIMITS_TABLES } from "./tables/limits.tables.ts";
import { MODERATION_TABLES } from "./tables/moderation.tables.ts";
import { PLAY_TABLES } from "./tables/play.tables.ts";
import { PRESENCE_TABLES } from "./tables/presence.tables.ts";
import { PROFILES_TABLES } from "./tables/profiles.tables.ts";
import { PROGRESSION_TABLES } from "./tables/progression.tables.ts";
import { SHARING_TABLES } from "./tables/sharing.tables.ts";
import { SITE_TABLES } from "./tables/site.tables.ts";
import { SOURCES_TABLES } from "./tables/sources.tables.ts";
import { SUPPORT_TABLES } from "./tables/support.tables.ts";
import { USERS_TABLES } from "./tables/users.tables.ts";

/** Every table with its columns, as the migrations create them. */
export const TABLES = {
	...USERS_TABLES,
	...ACCOUNTS_TABLES,
	...PROFILES_TABLES,
	...PROGRESSION_TABLES,
	...PLAY_TABLES,
	...ANALYTICS_TABLES,
	...SITE_TABLES,
	...SOURCES_TABLES,
	...LIMITS_TABLES,
	...FRIENDS_TABLES,
	...CHAT_TABLES,
	...PRESENCE_TABLES,
	...MODERATION_TABLES,
	...CUSTOM_GAMES_TABLES,
	...CUSTOM_PLAY_TABLES,
	...SHARING_TABLES,
	...SUPPORT_TABLES,
	...ADMINISTRATION_TABLES,
	...BOARDS_TABLES,
	...GUESTS_TABLES,
	...DAILY_TABLES,
	...DUELS_TABLES,
};

/** The same for Kysely. */
export interface Tables extends TablesOf<typeof TABLES> {}

export type UserRow = Selectable<Tables["users"]>;
export type NewUser = Insertable<Tables["users"]>;
export type UserUpdate = Updateable<Tables["users"]>;
export type SessionRow = Selectable<Tables["sessions"]>;
export type AccountTokenRow = Selectable<Tables["account_tokens"]>;
export type RegistrationInvitationRow = Selectable<Tables["registration_invitations"]>;
export type ApiTokenRow = Selectable<Tables["api_tokens"]>;
export type AvatarRow = Selectable<Tables["avatars"]>;
export type HighScoreRow = Selectable<Tables["high_scores"]>;
export type PeriodScoreRow = Selectable<Tables["period_scores"]>;
export type EarnedBadgeRow = Selectable<Tables["earned_badges"]>;
export type RunRow = Selectable<Tables["runs"]>;
export type MoveRow = Selectable<Tables["moves"]>;
export type ChatMessageRow = Selectable<Tables["chat_messages"]>;
export type SuspensionRow = Selectable<Tables["suspensions"]>;
export type ReportRow = Selectable<Tables["reports"]>;
export type CustomGameRow = Selectable<Tables["custom_games"]>;
export type PictureRow = Selectable<Tables["pictures"]>;
export type PictureOwnerRow = Selectable<Tables["picture_owners"]>;
export type CustomPlayRow = Selectable<Tables["custom_plays"]>;
export type CustomBestRow = Selectable<Tables["custom_bests"]>;
export type CustomScoreRow = Selectable<Tables["custom_scores"]>;
export type CustomInvitationRow = Selectable<Tables["custom_invitations"]>;
export type TicketRow = Selectable<Tables["tickets"]>;
export type SupportNotificationRow = Selectable<Tables["support_notifications"]>;
export type TicketMessageRow = Selectable<Tables["ticket_messages"]>;
export type AuditRow = Selectable<Tables["audit_log"]>;
export type MailLinkRow = Selectable<Tables["mail_links"]>;
export type GuestRow = Selectable<Tables["guests"]>;
export type UserActivityRow = Selectable<Tables["user_activity"]>;
export type DailyDeckRow = Selectable<Tables["daily_decks"]>;
export type DailyRunRow = Selectable<Tables["daily_runs"]>;
export type DuelRow = Selectable<Tables["duels"]>;
export type DuelSideRow = Selectable<Tables["duel_sides"]>;
export type DuelRecordRow = Selectable<Tables["duel_records"]>;

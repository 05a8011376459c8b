import type { Insertable, Selectable, Updateable } from "kysely";
import type { AccountsTables } from "./tables/accounts.tables.ts";
import type { AdministrationTables } from "./tables/administration.tables.ts";
import type { AnalyticsTables } from "./tables/analytics.tables.ts";
import type { BoardsTables } from "./tables/boards.tables.ts";
import type { ChatTables } from "./tables/chat.tables.ts";
import type { CustomGamesTables } from "./tables/custom-games.tables.ts";
import type { CustomPlayTables } from "./tables/custom-play.tables.ts";
import type { DailyTables } from "./tables/daily.tables.ts";
import type { DuelsTables } from "./tables/duels.tables.ts";
import type { FriendsTables } from "./tables/friends.tables.ts";
import type { GuestsTables } from "./tables/guests.tables.ts";
import type { LimitsTables } from "./tables/limits.tables.ts";
import type { ModerationTables } from "./tables/moderation.tables.ts";
import type { PlayTables } from "./tables/play.tables.ts";
import type { PresenceTables } from "./tables/presence.tables.ts";
import type { ProfilesTables } from "./tables/profiles.tables.ts";
import type { ProgressionTables } from "./tables/progression.tables.ts";
import type { SharingTables } from "./tables/sharing.tables.ts";
import type { SiteTables } from "./tables/site.tables.ts";
import type { SourcesTables } from "./tables/sources.tables.ts";
import type { SupportTables } from "./tables/support.tables.ts";
import type { UsersTables } from "./tables/users.tables.ts";

/** Every table, as both databases store it: integers for flags and times, text for JSON. */
export interface Tables
	extends UsersTables,
		AccountsTables,
		ProfilesTables,
		ProgressionTables,
		PlayTables,
		AnalyticsTables,
		SiteTables,
		SourcesTables,
		LimitsTables,
		FriendsTables,
		ChatTables,
		PresenceTables,
		ModerationTables,
		CustomGamesTables,
		CustomPlayTables,
		SharingTables,
		SupportTables,
		AdministrationTables,
		BoardsTables,
		GuestsTables,
		DailyTables,
		DuelsTables {}

export type UserRow = Selectable<Tables["users"]>;
export type NewUser = Insertable<Tables["users"]>;
export type UserUpdate = Updateable<Tables["users"]>;
export type SessionRow = Selectable<Tables["sessions"]>;
export type AccountTokenRow = Selectable<Tables["account_tokens"]>;
export type AvatarRow = Selectable<Tables["avatars"]>;
export type HighScoreRow = Selectable<Tables["high_scores"]>;
export type PeriodScoreRow = Selectable<Tables["period_scores"]>;
export type EarnedBadgeRow = Selectable<Tables["earned_badges"]>;
export type PoolRow = Selectable<Tables["pools"]>;
export type RunRow = Selectable<Tables["runs"]>;
export type MoveRow = Selectable<Tables["moves"]>;
export type NewMove = Insertable<Tables["moves"]>;
export type ChatMessageRow = Selectable<Tables["chat_messages"]>;
export type SuspensionRow = Selectable<Tables["suspensions"]>;
export type ReportRow = Selectable<Tables["reports"]>;
export type CustomGameRow = Selectable<Tables["custom_games"]>;
export type CustomPlayRow = Selectable<Tables["custom_plays"]>;
export type CustomBestRow = Selectable<Tables["custom_bests"]>;
export type CustomScoreRow = Selectable<Tables["custom_scores"]>;
export type CustomInvitationRow = Selectable<Tables["custom_invitations"]>;
export type TicketRow = Selectable<Tables["tickets"]>;
export type TicketMessageRow = Selectable<Tables["ticket_messages"]>;
export type AuditRow = Selectable<Tables["audit_log"]>;
export type MailLinkRow = Selectable<Tables["mail_links"]>;
export type GuestRow = Selectable<Tables["guests"]>;
export type DailyAttemptRow = Selectable<Tables["daily_attempts"]>;
export type NewDailyAttempt = Insertable<Tables["daily_attempts"]>;
export type DuelRow = Selectable<Tables["duels"]>;
export type DuelSideRow = Selectable<Tables["duel_sides"]>;
export type DuelRecordRow = Selectable<Tables["duel_records"]>;

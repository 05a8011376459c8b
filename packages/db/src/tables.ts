import type { Insertable, Kysely, Selectable, Updateable } from "kysely";
import { ACCOUNTS_TABLES } from "./tables/accounts.tables.ts";
import { ADMINISTRATION_TABLES } from "./tables/administration.tables.ts";
import type { TablesOf } from "./tables/column.ts";
import { CORRECTIONS_TABLES } from "./tables/corrections.tables.ts";
import { CUSTOM_GAMES_TABLES } from "./tables/custom-games.tables.ts";
import { DAILY_AND_DUELS_TABLES } from "./tables/daily-and-duels.tables.ts";
import { PLAY_TABLES } from "./tables/play.tables.ts";
import { SITE_TABLES } from "./tables/site.tables.ts";
import { SOCIAL_TABLES } from "./tables/social.tables.ts";

/** Every table with its columns, as the migrations create them. */
export const TABLES = {
	...ACCOUNTS_TABLES,
	...CUSTOM_GAMES_TABLES,
	...PLAY_TABLES,
	...DAILY_AND_DUELS_TABLES,
	...SOCIAL_TABLES,
	...ADMINISTRATION_TABLES,
	...CORRECTIONS_TABLES,
	...SITE_TABLES,
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
export type PracticePairRow = Selectable<Tables["practice_pairs"]>;
export type PoolRow = Selectable<Tables["pools"]>;
export type RunRow = Selectable<Tables["runs"]>;
export type MoveRow = Selectable<Tables["moves"]>;
export type ChatMessageRow = Selectable<Tables["chat_messages"]>;
export type SuspensionRow = Selectable<Tables["suspensions"]>;
export type ReportRow = Selectable<Tables["reports"]>;
export type CorrectionRow = Selectable<Tables["corrections"]>;
export type NumberReportRow = Selectable<Tables["number_reports"]>;
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

/** `database.kysely`, or a transaction. */
export type Queries = Kysely<Tables>;

import { describe, expect, expectTypeOf, it } from "vitest";
import type { ErrorTable } from "../error-tables/error-table.ts";
import { AppError } from "./app-error.ts";
import { ERRORS, type ErrorCode, isErrorCode } from "./errors.ts";
import { FAILURES, type FallbackCode, type OpenEndedCode } from "./failures.ts";
import { issueCode } from "./issue-code.ts";

/** The documented texts of accounts, chat, friends and support. */
const PLATFORM = `
Registration failed
Login failed
Logout failed
Authentication check failed
Failed to update profile
Failed to update username
Failed to load chat messages
Failed to load unread message count
Failed to send message
Failed to send message. Please try again.
Failed to load chat. Please try again.
Failed to load friends
Failed to load friend requests
Failed to search users
Failed to send friend request
Failed to accept friend request
Failed to reject friend request
Failed to remove friend
The friends feature is not available at this time.
Failed to send invitations
Failed to load invitations
Failed to accept/decline invitation
Failed to process request
You don't have any custom games to invite friends to play
Failed to fetch unread support ticket count
Failed to create support ticket
Failed to send reply
Failed to close ticket
Failed to load support tickets. Please try again.
Failed to load ticket details. Please try again.
Network error. Please check your connection.
Upload timed out. Please try again.
File is too large... Maximum file size allowed is 10MB.
Authentication failed. Please try logging in again.
Failed to load recent updates
No updates available at this time.
Failed to load user profile
User not found
Failed to load privacy policy. Please try again later.
Failed to load terms of service. Please try again later.`;

/** The documented texts of games, leaderboards and administration. */
const GAMES = `
Could not load leaderboard data. Please try again later.
An unexpected error occurred. Please try again later.
Failed to load leaderboard data
No leaderboard data available for this game.
Unable to load popular games. Please try again later.
Unable to load top creators. Please try again later.
Failed to check admin access
Failed to save game
Failed to load your games
Failed to load shared games
Failed to load public games
Failed to load invitations
Failed to delete game
Failed to remove game
Failed to send invitations
Failed to process request
Failed to accept/decline invitation
Error loading game
Failed to load game
You don't have any custom games to invite friends to play
Error connecting to movie database. Please try again later.
Not enough movies available with the selected filters. Please try different filters.
Failed to start the game. Please try again later.
Description unavailable
Failed to load music data. Please try again later.
Failed to load billionaires data. Please try again later.
No billionaires data found for the selected filter
Could not find enough historical events with images
Failed to start the game. Please try again.
An error has occured.`;

/** The documented texts of validation, permissions and maintenance. */
const VALIDATION = `
Username cannot be empty
Username must be between 3 and 20 characters
Password must be at least 6 characters long
File size exceeds 10MB limit
Invalid file type. Only JPEG, PNG, GIF, and WebP images are allowed.
Please enter a valid email address
Please select at least one recipient
Please fill in all required fields
This ticket is closed.
Game name is required
Game description is required
You need at least 10 items for a game
Item name is required
Value must be greater than 0
Image URL is required
You need at least one item
You need at least 2 valid items to preview
Failed to parse import data. Please check the format.
This game doesn't have enough items to play. It needs at least 2 items.
You can only edit your own games
This game's leaderboard is private. Only the creator can view it.
This game's leaderboard is private. Only invited users can view it.
Not enough movies with budget information found. Please try different filters.
Not enough tracks available. Please try a different filter or try again later.
You don't have permission to access the admin dashboard.
The system is currently undergoing maintenance. Only administrators can access the site.
Registration is disabled during maintenance. Please try again later.`;

/** Texts with a documented status. */
const DECIDED = [
	[403, "Scores must come from a judged run."],
	[409, "Email is already in use"],
	[409, "Username is already taken"],
	[401, "Invalid email, username or password"],
	[400, "Username may contain only letters, digits, _, - and ."],
	[503, "Registration is disabled during maintenance. Please try again later."],
	[413, "File size exceeds 10MB limit"],
	[415, "Invalid file type. Only JPEG, PNG, GIF, and WebP images are allowed."],
	[409, "This ticket is closed."],
	[403, "You can only edit your own games"],
	[400, "Please select at least one recipient"],
	[403, "This game's leaderboard is private. Only the creator can view it."],
	[403, "This game's leaderboard is private. Only invited users can view it."],
	[404, "User not found"],
	[404, "The friends feature is not available at this time."],
	[413, "File is too large... Maximum file size allowed is 10MB."],
	[401, "Authentication failed. Please try logging in again."],
	[415, "Please send JSON."],
	[400, "The request's body is not UTF-8."],
	[503, "The site is not available right now. Please try again in a moment."],
] as const;

/** All other texts. They are repeated here, so that no change is unintended. */
const OWN = [
	[400, "Something in this request is missing or has the wrong form."],
	[400, "Please choose a player"],
	[400, "The status of at most 200 players can be asked for"],
	[400, "A search must be at most 50 characters long"],
	[400, "Please choose a picture to upload"],
	[400, "This picture could not be read. It may be damaged. Please choose another one."],
	[400, "This picture has too many pixels. Please choose a smaller one."],
	[400, "There is no such badge"],
	[400, "You haven't earned this badge yet"],
	[400, "A showcase has room for five badges"],
	[403, "Your current password is incorrect"],
	[400, "This link is no longer valid. Please ask for a new one."],
	[400, "This is already your email address"],
	[
		409,
		"An administrator's password can't be reset here. Who runs the server can, with hilo users reset-password.",
	],
	[409, "This account is suspended. Lift the suspension first."],
	[409, "The last administrator can't be demoted"],
	[409, "The last administrator can't delete the account"],
	[429, "Too many password emails requested. Please use the last one, or try again later."],
	[429, "Too many emails requested. Please try again later."],
	[429, "Too many sign-ins. Please try again later."],
	[500, "Failed to send the verification email"],
	[409, "Your email address is already verified"],
	[400, "You can't send a friend request to yourself"],
	[400, "You can't block yourself"],
	[409, "You are already friends"],
	[409, "You have blocked this player. Unblock them first."],
	[409, "You already have 1,000 friends, the most you can have"],
	[409, "This player already has 1,000 friends"],
	[409, "You have 200 open friend requests. Withdraw some before you send more."],
	[409, "You can block at most 1,000 players"],
	[429, "You've sent a lot of friend requests. Please try again later."],
	[404, "There is no such friend request"],
	[400, "You can't report yourself"],
	[400, "Please choose a reason"],
	[400, "A report may have at most 1,000 characters"],
	[429, "You've sent a lot of reports. Please try again tomorrow."],
] as const;

const lines = (text: string) => text.trim().split("\n");
const entries = Object.entries(ERRORS);
const messages = entries.map(([, { message }]): string => message);

describe("the catalogue", () => {
	it.each([...lines(PLATFORM), ...lines(GAMES), ...lines(VALIDATION)])(
		"has the documented text %j",
		(text) => {
			expect(messages).toContain(text);
		},
	);

	it("has the documented beginning of a text that ends with the reason", () => {
		expect(ERRORS["play/history-init-failed"].message).toBe("Failed to initialize the game: ");
	});

	it.each([...DECIDED, ...OWN])("has %d for %j", (status, text) => {
		expect(entries.find(([, { message }]) => message === text)?.[1].status).toBe(status);
	});

	it("has no text twice", () => {
		expect(new Set(messages).size).toBe(messages.length);
	});

	it("is written for people: without field names and validators' words", () => {
		for (const message of messages)
			expect(message).not.toMatch(/\b[a-z]+[A-Z]|Invalid input|expected \w+,|undefined/);
	});

	it("names every error as feature/what", () => {
		for (const [code] of entries) expect(code).toMatch(/^[a-z]+(-[a-z]+)*\/[a-z0-9]+(-[a-z0-9]+)*$/);
	});

	it("answers every fallback as a failure of the server", () => {
		for (const [code, { status }] of entries) {
			if (code.endsWith("-failed") && !code.endsWith("import-failed")) expect(status, code).toBe(500);
		}
	});

	it("has every failure of the server among the failures, and nothing else", () => {
		const failures = entries.filter(([, { status }]) => status === 500);
		expect(Object.entries(FAILURES).sort()).toEqual(failures.sort());
	});

	it("lets a client fall back only on complete texts of status 500", () => {
		expectTypeOf<"accounts/login-failed">().toExtend<FallbackCode>();
		expectTypeOf<"accounts/bad-login">().not.toExtend<FallbackCode>();
		expectTypeOf<OpenEndedCode>().toEqualTypeOf<"play/history-init-failed">();
		expectTypeOf<FallbackCode>().toExtend<Exclude<ErrorCode, OpenEndedCode>>();
	});

	it("lets each part write only codes of its own feature", () => {
		const entry = { status: 404, message: "Nothing here" } as const;
		const part = { "chat/nothing": entry } satisfies ErrorTable<"chat">;
		expect(part).toBeDefined();
		// @ts-expect-error: a code of another feature
		expect({ "friends/nothing": entry } satisfies ErrorTable<"chat">).toBeDefined();
		// @ts-expect-error: a status that the documented calls never answer
		expect({ "chat/nothing": { ...entry, status: 422 } } satisfies ErrorTable<"chat">).toBeDefined();
	});

	it("tells its codes from other texts", () => {
		for (const [code] of entries) expect(isErrorCode(code)).toBe(true);
		for (const text of ["", "toString", "__proto__", "play/nothing", 1, null])
			expect(isErrorCode(text)).toBe(false);
	});
});

describe("an AppError", () => {
	it("carries the catalogue's status and text", () => {
		const error = new AppError("accounts/email-taken");
		expect(error).toBeInstanceOf(Error);
		expect(error).toMatchObject({
			name: "AppError",
			code: "accounts/email-taken",
			status: 409,
			message: "Email is already in use",
		});
		expect(error.retryAfterSeconds).toBeUndefined();
	});

	it("may carry another text, and when to try again", () => {
		expect(new AppError("request/too-many", { retryAfterSeconds: 10 })).toMatchObject({
			status: 429,
			retryAfterSeconds: 10,
		});
		expect(new AppError("request/invalid", { message: "limit: too many" }).message).toBe("limit: too many");
	});
});

describe("a schema's issue", () => {
	it("is identified by its code or by its text", () => {
		expect(issueCode({ message: "x", params: { code: "chat/not-friends" } })).toBe("chat/not-friends");
		expect(issueCode({ message: "Email is already in use" })).toBe("accounts/email-taken");
		expect(issueCode({ message: "x", params: { code: "nothing" } })).toBeUndefined();
		expect(issueCode({ message: "Required" })).toBeUndefined();
	});
});

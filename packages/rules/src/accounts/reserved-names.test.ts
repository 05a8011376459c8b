import { expect, it } from "vitest";
import { checkNewUsername, isReservedName } from "./reserved-names.ts";

it.each([
	..."Hilo admin Administrator moderator support system staff admins".split(" "),
	// Accents, digits, doubled letters, and letters that look alike.
	..."ádmin h1lo HIIo hllo 4dm1n admiin m0derat0r 5upport st4ff adrnin".split(" "),
	..."аdmin Ηilo һіlо ｈｉｌｏ 𝐚𝐝𝐦𝐢𝐧 ᴀᴅᴍɪɴ ѕуѕtеm аԁmіn hil٥ Ħilo".split(" "),
	// With separators, numbers and words around them.
	..."h_i_l_o _admin_ admin-2026 007_staff admin.ann ann-support hilosupport theadmin".split(" "),
	..."sysadmin AnnAdmin hiloteam hilo.com iamadmin xadminx".split(" "),
])("reserves %s", (name) => {
	expect(checkNewUsername(name)).toBe("accounts/username-reserved");
});

it.each([
	..."adminton philo systematic supporter Stafford ecosystem halo hilda badminton admire".split(" "),
	..."moderna Hilary supper Philomena ahoy_low hi_love player-000001 Данило 李小龙 ١٢٣٤٥ ...".split(" "),
])("leaves %s free", (name) => {
	expect(checkNewUsername(name)).toBeNull();
});

it("reports a malformed name before a reserved one", () => {
	expect(checkNewUsername("admin!")).toBe("accounts/username-characters");
});

it.each(["al1-".repeat(5), "i1l".repeat(6), "_".repeat(20), "1".repeat(20), "the".repeat(6)])(
	"answers without long backtracking for %s",
	(name) => {
		expect(isReservedName(name)).toBe(false);
	},
);

it.each([
	["Quizcorner", "quiz corner", true],
	["q.u.i.z-corner", "Quiz Corner!", true],
	["Quіzcоrner", "Quizcorner", true],
	["Викторина", "ВИКТОРИНА", true],
	["quizcorner2", "Quizcorner", false],
	["quiz", "Quizcorner", false],
	["ada", "!?", false],
])("takes %s for the name of a site that is called %s: %s", (username, siteName, isReserved) => {
	expect(isReservedName(username, siteName)).toBe(isReserved);
});

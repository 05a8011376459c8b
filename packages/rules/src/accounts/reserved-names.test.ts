import fc from "fast-check";
import { expect, it } from "vitest";
import { checkNewUsername, isReservedName } from "./reserved-names.ts";
import { checkUsername } from "./validators.ts";

it.each([
	..."Hilo hilo HILO admin Admin administrator Moderator support system staff admins".split(" "),
	// Other cases, accents, digits and doubled letters.
	..."HiLo ádmin Hïlø h1lo hil0 h1l0 HIIo hllo adm1n 4dm1n admiin m0derat0r 5upport 5y5tem st4ff adrnin".split(
		" ",
	),
	// Letters of other scripts and forms.
	..."аdmin Ηilo һіlо ｈｉｌｏ 𝐚𝐝𝐦𝐢𝐧 ᴀᴅᴍɪɴ ѕtаff ѕуѕtеm ѕuррort ΑDΜΙΝ аԁmіn hil٥ Ħilo нilo".split(" "),
	// With separators, numbers and words around them.
	..."h_i_l_o a.d.m.i.n a-d-m-i-n _admin_ admin1 admin-2026 2admin 007_staff the_admin admin.ann ann-support".split(
		" ",
	),
	..."hilo-support hilosupport HiloSupport theadmin TheAdmin realadmin superadmin sysadmin techsupport".split(
		" ",
	),
	..."AnnAdmin hiloteam teamhilo official_hilo hilo.com iamadmin hilogame supportteam xadminx".split(" "),
])("reserves %s", (name) => {
	expect(isReservedName(name)).toBe(true);
	expect(checkUsername(name)).toBeNull();
	expect(checkNewUsername(name)).toBe("accounts/username-reserved");
});

it.each([
	..."adminton philo systematic supporter Staffan Stafford ecosystem halo milo hello hilda badminton admire".split(
		" ",
	),
	..."moderate moderna Hilary supper systole Philomena staffage ahoy_low hi_love player-000001 ada_lovelace-1.0".split(
		" ",
	),
	..."Данило Мария Αθηνά 李小龙 김철수 محمد דוד हिन्दी ١٢٣٤٥ 123456 ...".split(" "),
])("leaves %s free", (name) => {
	expect(isReservedName(name)).toBe(false);
	expect(checkNewUsername(name)).toBeNull();
});

it("reports a malformed name before a reserved one", () => {
	expect(checkNewUsername("admin!")).toBe("accounts/username-characters");
	expect(checkNewUsername("")).toBe("accounts/username-empty");
});

it("answers without long backtracking for any name", () => {
	const slow = "al1-".repeat(5);
	for (const name of [slow, "i1l".repeat(6), "_".repeat(20), "11111111111111111111", "the".repeat(6)])
		expect(isReservedName(name)).toBe(false);
	fc.assert(
		fc.property(fc.string({ unit: fc.constantFrom(..."admin1l0_-.ths"), maxLength: 20 }), (name) => {
			expect(isReservedName(name)).toBeTypeOf("boolean");
		}),
	);
});

it.each([
	["Quizcorner", "quiz corner"],
	["QUIZ_C0RNER", "Quizc0rner"],
	["q.u.i.z-corner", "Quiz Corner!"],
	["Quіzcоrner", "Quizcorner"],
	["Викторина", "ВИКТОРИНА"],
])("takes %s for the name of a site that is called %s", (username, siteName) => {
	expect(isReservedName(username, siteName)).toBe(true);
});

it.each([
	["quizcorner2", "Quizcorner"],
	["quiz", "Quizcorner"],
	["ada", "!?"],
])("leaves %s free on a site that is called %s", (username, siteName) => {
	expect(isReservedName(username, siteName)).toBe(false);
});

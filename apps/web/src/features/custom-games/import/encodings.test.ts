import { expect, it } from "vitest";
import { decode, ENCODINGS, guessEncoding } from "./encodings.ts";

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

it.each([
	["windows-1252", "4eee6d65732c350a42657361e76f6e2c36", "Nîmes,5\nBesaçon,6"],
	["windows-1250", "506c7a65f23b31370a8eefe1723b323035", "Plzeň;17\nŽďár;205"],
	["windows-1254", "dd7374616e62756c3b350a4d75f06c613b36", "İstanbul;5\nMuğla;6"],
	["windows-1251", "cceef1eae2e03b31330acae0e7e0edfc3b31", "Москва;13\nКазань;1"],
	["koi8-r", "edcfd3cbd7c13b31330aebc1dac1ced83b31", "Москва;13\nКазань;1"],
	["windows-1253", "c1e8deede13b330aa2f1e3eff23b31", "Αθήνα;3\nΆργος;1"],
	["shift_jis", "96bc914f2c926c0a938c8b9e2c3134", "名前,値\n東京,14"],
	["euc-jp", "c5ecb5fe2c31340aa4aaa4aaa4b5a4ab2c39", "東京,14\nおおさか,9"],
	["euc-kr", "bcadbfef2c390abacebbea2c33", "서울,9\n부산,3"],
	["gb18030", "b1b1bea92c32310ac9cfbaa32c3234", "北京,21\n上海,24"],
	["utf-16le", "fffe410009003100", "A\t1"],
	["utf-8", "efbbbf413b31", "A;1"],
	["utf-8", "5ac3bc726963682c35", "Zürich,5"],
])("guesses %s of %s", (encoding, hex, text) => {
	const bytes = bytesOf(hex);
	expect(guessEncoding(bytes)).toBe(encoding);
	expect(decode(bytes, encoding)).toBe(text);
});

it("reads a file in UTF-8 with a broken end, and every encoding of the list", () => {
	const text = new TextEncoder().encode("Zürich,5\nКазань,6\nŽďár nad Sázavou,7\n東京東京東京東京,8\nö");
	expect(guessEncoding(text.subarray(0, -1))).toBe("utf-8");
	for (const [encoding] of ENCODINGS) expect(decode(Uint8Array.of(0x41), encoding).length).toBeLessThan(2);
});

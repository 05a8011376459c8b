import { checkUsername } from "@hilo/rules/accounts/validators";
import { usernameKey } from "@hilo/rules/users/keys";
import { expect, it } from "vitest";
import { PLAYER_NAMES, playerName } from "./player-names.ts";

const NAMES_TRIED = 5_000;

it("gives distinct, valid usernames", () => {
	const keys = new Set<string>();
	for (let index = 0; index < NAMES_TRIED; index++) {
		const name = playerName(index);
		if (checkUsername(name)) expect.fail(`${name} is no username`);
		keys.add(usernameKey(name));
	}
	expect(keys.size).toBe(NAMES_TRIED);
});

it("gives a name for the last index too", () => {
	expect(checkUsername(playerName(PLAYER_NAMES - 1))).toBeNull();
});

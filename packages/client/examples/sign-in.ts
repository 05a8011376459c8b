import { readFile, writeFile } from "node:fs/promises";
import { createHiloClient } from "@hilo/client";

const { HILO_URL = "http://127.0.0.1:3000", HILO_NAME = "", HILO_PASSWORD = "" } = process.env;
const SESSION_FILE = "hilo-session";

const storedCookie = await readFile(SESSION_FILE, "utf8").catch(() => null);
const { api, cookie } = createHiloClient({ url: HILO_URL, cookie: storedCookie });

let { user } = await api.me.get.query();
if (!user) {
	({ user } = await api.accounts.login.mutate({ emailOrUsername: HILO_NAME, password: HILO_PASSWORD }));
	// Private, because the cookie signs its holder in.
	await writeFile(SESSION_FILE, cookie() ?? "", { mode: 0o600 });
}
console.log(`${user.username} is at level ${user.level}.`);

#!/usr/bin/env python3
"""A bot for Meeting Stone: meetingstone simulate --bots "exec:python3 examples/bot.py" greedy

One JSON message in each line of standard input and output; docs/protocol.md tells what they mean. It places a resource
each turn, plays the most expensive card that it can, attacks, and points harm at the others and help at its friends.
"""
import json, sys

ORDER = {"play": 5, "complete": 4, "attack": 3, "use": 2}
MERGED = ("definitions", "cards", "gone", "players", "events")
table = {"definitions": {}, "cards": {}, "players": {}}

def take(message):  # A table is a step that brings everything.
    if message["type"] == "table": table.update(definitions={}, cards={}, players={})
    for d in message.get("definitions", []): table["definitions"][d["key"]] = d
    for c in message.get("cards", []): table["cards"][c["id"]] = c
    for gone in message.get("gone", []): table["cards"].pop(gone, None)
    for p in message.get("players", []): table["players"].setdefault(p["seat"], {}).update(p)
    table.update({part: message[part] for part in message if part not in MERGED})

def team(seat): return table["players"][seat]["team"]

def worth(option, decision):
    choose, question = option["choose"], decision["question"]
    card = table["cards"].get(choose.get("card"), {})
    printed = table["definitions"].get(card.get("definition"), {})
    cost = printed.get("cost", 0)
    if question == "priority":
        if choose["choose"] == "pass": return 1
        if option.get("group") == "place face down": return 6 - cost / 100
        if table["turn"]["player"] != table["you"] and "instant" not in printed: return 0
        return ORDER.get(option.get("group"), 0) + cost / 100
    if question == "mulligan": return choose["choose"] == "no"
    if choose["choose"] in ("yes", "automatic"): return 2
    owner = choose.get("player", card.get("controller", card.get("owner")))
    if owner is None: return choose.get("number", 0)
    if question in ("defender", "strike"): return question == "strike" or "Hero" in printed.get("types", [])
    return (1 if (team(owner) == team(table["you"])) == (decision.get("tone") == "help") else -1) * (1 + cost)

def send(**message): print(json.dumps(message), flush=True)

send(type="hello", version=1)
for message in map(json.loads, sys.stdin):
    if message["type"] == "bye": break
    if message["type"] not in ("table", "step"): continue
    take(message)
    asked = table["decision"]
    if asked:
        best = max(asked["options"], key=lambda option: worth(option, asked))
        send(type="answer", game=table["game"], key=f"a{asked['number']}", decision=asked["number"], choose=best["choose"])

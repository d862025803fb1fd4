import type { TableMessage } from '@meetingstone/protocol';
import { tableFrom } from '@meetingstone/protocol';
import type { ReactElement } from 'react';
import { use } from 'react';
import { TableView } from '../table/TableView.tsx';

const scenes = new Map<string, Promise<TableMessage>>();

function loadScene(name: string): Promise<TableMessage> {
  let scene = scenes.get(name);
  if (!scene) {
    scene = fetch(`/data/scenes/${name}.json`).then((answer) => answer.json() as Promise<TableMessage>);
    scenes.set(name, scene);
  }
  return scene;
}

/** A table that was played to the middle by bots: to be looked at by those who draw it. */
export const SceneTable = ({ rest }: { readonly rest: string }): ReactElement => (
  <TableView table={tableFrom(use(loadScene(rest)))} />
);
